import { type Conversation, type ConversationMessage, conversationAbout, readConversation } from '@porchlight/contract'
import { useCallback, useEffect, useState } from 'react'
import { api } from '#app/lib/api.ts'

const everyMs = 30_000

/** Older messages that were asked for stay in front of the newest. */
const joined = (older: readonly ConversationMessage[], newest: readonly ConversationMessage[]) => {
  const first = newest[0]?.id ?? Number.POSITIVE_INFINITY
  return [...older.filter(({ id }) => id < first), ...newest]
}

/**
 * A conversation that follows what the team writes while it is looked at, and tells the team how far it was read.
 * @param given as the page was loaded
 */
export const useConversation = (about: string, given: Conversation) => {
  const [conversation, setConversation] = useState(given)
  const [more, setMore] = useState(given.more)
  const params = { about }

  const take = useCallback(
    (next: Conversation) => setConversation((now) => ({ ...next, messages: joined(now.messages, next.messages) })),
    [],
  )

  // The page was loaded anew, as when what waited on the device has been sent.
  useEffect(() => take(given), [given, take])

  // What comes from outside while nobody presses anything.
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      const answer = await api(conversationAbout, { params: { about } })
      if (answer.ok) take(answer.results.conversation)
    }
    const timer = setInterval(() => void look(), everyMs)
    return () => clearInterval(timer)
  }, [about, take])

  const last = conversation.messages.at(-1)?.id
  const { unread } = conversation
  // Seen is read: what stands on the page of somebody who looks at it.
  useEffect(() => {
    if (unread === 0 || last === undefined) return
    void api(readConversation, { params: { about }, body: { upTo: last } })
  }, [about, unread, last])

  const showOlder = async () => {
    const before = conversation.messages[0]?.id
    if (before === undefined) return
    const answer = await api(conversationAbout, { params, query: { before } })
    if (!answer.ok) return
    const older = answer.results.conversation
    setMore(older.more)
    setConversation((now) => ({ ...now, messages: joined(older.messages, now.messages) }))
  }
  return { conversation, more, take, showOlder }
}
