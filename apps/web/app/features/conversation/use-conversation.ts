import type { Conversation, ConversationMessage } from '@porchlight/contract'
import { useCallback, useEffect, useState } from 'react'
import type { ConversationCalls } from './conversation-calls.ts'

const everyMs = 30_000

/** Older messages that were asked for stay in front of the newest. */
const joined = (older: readonly ConversationMessage[], newest: readonly ConversationMessage[]) => {
  const first = newest[0]?.id ?? Number.POSITIVE_INFINITY
  return [...older.filter(({ id }) => id < first), ...newest]
}

/**
 * A conversation that follows what the other side writes while it is open, and tells it how far it was read.
 * @param given as the page was loaded
 */
export const useConversation = (talk: ConversationCalls, given: Conversation) => {
  const [conversation, setConversation] = useState(given)
  const [more, setMore] = useState(given.more)

  const take = useCallback(
    (next: Conversation) => setConversation((now) => ({ ...next, messages: joined(now.messages, next.messages) })),
    [],
  )

  // The page was reloaded, for example after queued messages were sent.
  useEffect(() => take(given), [given, take])

  // What comes from outside while nobody presses anything.
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const answer = await talk.load()
      if (answer.ok) take(answer.results.conversation)
    }
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [talk, take])

  const last = conversation.messages.at(-1)?.id
  const { id, unread } = conversation
  // Seen is read: what stands on the page of someone who looks at it.
  useEffect(() => {
    if (unread === 0 || last === undefined || id === null) return
    talk.markRead(id, last)
  }, [talk, id, unread, last])

  const showOlder = async () => {
    const before = conversation.messages[0]?.id
    if (before === undefined) return
    const answer = await talk.load(before)
    if (!answer.ok) return
    const older = answer.results.conversation
    setMore(older.more)
    setConversation((now) => ({ ...now, messages: joined(older.messages, now.messages) }))
  }
  return { conversation, more, take, showOlder }
}
