import type { Conversation, ConversationMessage } from '@porchlight/contract'
import { useCallback, useEffect, useState } from 'react'
import type { ConversationCalls } from './conversation-calls.ts'

const everyMs = 30_000

/** Older messages already loaded stay before the newest. */
const joined = (older: readonly ConversationMessage[], newest: readonly ConversationMessage[]) => {
  const first = newest[0]?.id ?? Number.POSITIVE_INFINITY
  return [...older.filter(({ id }) => id < first), ...newest]
}

/**
 * A conversation that updates while it is open, and reports how far it was read.
 * @param given the conversation as loaded with the page
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

  // Updates from outside while no one presses anything.
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
  // Seen means read: the messages on the page while someone is looking at it.
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
