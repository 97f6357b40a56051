import { leaveOutHome, type ResultsOf, type scheduledMessagesOfHome } from '@porchlight/contract'
import { Alert, Button, Section } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Message = ResultsOf<typeof scheduledMessagesOfHome>['messages'][number]

/** The scheduled messages to the home's guests, the source of each, and which are turned off. */
export const HomeMessages = ({ homeId, messages }: { homeId: number; messages: readonly Message[] }) => {
  const { ofHome: words } = useWords(messageSettingsWords)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState<number>()
  const stateOf = ({ from, group, leftOutBy, paused }: Message): string => {
    if (leftOutBy === 'home') return words.leftOut
    if (leftOutBy === 'group') return words.leftOutByGroup({ group: group ?? '' })
    const said = from === 'group' ? words.fromGroup({ group: group ?? '' }) : words.from[from]
    return paused ? `${said}. ${words.paused}` : said
  }
  const decide = async (ruleId: number, leaveOut: boolean) => {
    setBusy(ruleId)
    const answer = await api(leaveOutHome, { params: { id: homeId, ruleId }, body: { leaveOut } })
    setProblem(answer.ok ? '' : answer.error.message)
    await revalidate()
    setBusy(undefined)
  }
  return (
    <Section title={words.title}>
      {messages.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="staff-rules">
        {messages.map((message) => {
          const { ruleId, name, leftOutBy } = message
          return (
            <li key={ruleId}>
              <span className="staff-cell">
                <span data-content>{name}</span>
                <small>{stateOf(message)}</small>
              </span>
              {leftOutBy !== 'group' && (
                <Button busy={busy === ruleId} onClick={() => void decide(ruleId, leftOutBy === null)}>
                  {leftOutBy === null ? words.leaveOut : words.putBack}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {problem && (
        <Alert tone="danger" live>
          {problem}
        </Alert>
      )}
    </Section>
  )
}
