"""What the bot must be allowed to do where it plays; nothing more is ever asked for."""

import discord

NEEDED = discord.Permissions(
    view_channel=True, send_messages=True, send_messages_in_threads=True, attach_files=True
)

IN_CHANNEL = ("view_channel", "send_messages", "attach_files")
IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")


def missing(interaction: discord.Interaction) -> tuple[str, ...]:
    """List what is missing where somebody wants to open a table."""
    thread = isinstance(interaction.channel, discord.Thread)
    granted = interaction.app_permissions
    return tuple(name for name in (IN_THREAD if thread else IN_CHANNEL) if not getattr(granted, name))


def may_write(channel: discord.TextChannel, me: discord.Member) -> bool:
    """Tell whether the bot may post in a channel."""
    granted = channel.permissions_for(me)
    return all(getattr(granted, name) for name in IN_CHANNEL)
