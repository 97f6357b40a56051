import '../../staff.css'
import './messages.css'
import { messageAutomations, type ScheduledRule } from '@porchlight/contract'
import { PageHead, Section, Status } from '@porchlight/ui'
import { useState } from 'react'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { messageSettingsWords } from '#app/lib/messages/staff/message-settings.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import type { HomesAndGroups } from './home-conditions.tsx'
import { RuleForm } from './rule-form.tsx'
import { TemplateForm } from './template-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(messageAutomations, {}))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const useTiming = () => {
  const words = useWords(messageSettingsWords)
  const { timeOfDay } = useFormats()
  return ({ event, days, time }: ScheduledRule): string => {
    const day = { event: words.events[event], number: Math.abs(days) }
    const when = days === 0 ? words.onDay(day) : days < 0 ? words.daysBefore(day) : words.daysAfter(day)
    return time ? words.atTime({ when, time: timeOfDay(time) }) : when
  }
}

const Rule = ({ rule, desk }: { rule: ScheduledRule; desk: HomesAndGroups }) => {
  const words = useWords(messageSettingsWords)
  const timing = useTiming()
  return (
    <li>
      <details>
        <summary>
          <b data-content>{rule.name}</b>
          <small>{timing(rule)}</small>
          <Status state={rule.paused ? 'off' : 'done'}>{rule.paused ? words.isPaused : words.isActive}</Status>
        </summary>
        <RuleForm rule={rule} desk={desk} />
      </details>
    </li>
  )
}

/** `/staff/settings/messages`: templates for replies, and messages scheduled by the dates of each stay. */
const MessageSettingsPage = ({ loaderData: { rules, templates, ...desk } }: Route.ComponentProps) => {
  const words = useWords(messageSettingsWords)
  // An empty form after each addition, but never because someone else added one.
  const [added, setAdded] = useState({ rules: 0, templates: 0 })
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.scheduled} note={words.scheduledNote}>
        <ul className="message-list">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} desk={desk} />
          ))}
          <li>
            <details>
              <summary>
                <b>{words.newRule}</b>
              </summary>
              <RuleForm key={added.rules} desk={desk} onAdded={() => setAdded({ ...added, rules: added.rules + 1 })} />
            </details>
          </li>
        </ul>
      </Section>
      <Section title={words.templates} note={words.templatesNote}>
        <ul className="message-list">
          {templates.map((template) => (
            <li key={template.id}>
              <details>
                <summary>
                  <b data-content>{template.name}</b>
                </summary>
                <TemplateForm template={template} />
              </details>
            </li>
          ))}
          <li>
            <details>
              <summary>
                <b>{words.newTemplate}</b>
              </summary>
              <TemplateForm
                key={added.templates}
                onAdded={() => setAdded({ ...added, templates: added.templates + 1 })}
              />
            </details>
          </li>
        </ul>
      </Section>
    </>
  )
}
export default MessageSettingsPage
