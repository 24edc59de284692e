"""What the bot must be allowed to do where it plays; nothing more is ever asked for."""

import discord

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)

NOTHING = discord.Permissions.none()

IN_CHANNEL = ("view_channel", "send_messages", "attach_files")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")


Room = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where a table can be."""


def missing(interaction: discord.Interaction) -> tuple[str, ...]:
    """List what is missing where somebody wants to open a table."""
    return _lacking(interaction.channel, interaction.app_permissions)


def missing_in(channel: object) -> tuple[str, ...]:
    """List what is missing in a channel as we know it; one that we do not see lacks everything."""
    granted = channel.permissions_for(channel.guild.me) if isinstance(channel, Room) else NOTHING
    return _lacking(channel, granted)


def _lacking(channel: object, granted: discord.Permissions) -> tuple[str, ...]:
    needed = IN_THREAD if isinstance(channel, discord.Thread) else IN_CHANNEL
    return tuple(name for name in needed if not getattr(granted, name))
