import { assistantProtocols, assistantUrls, connectionsNow, saveAssistant } from '@porchlight/contract'
import { Alert, Button, PasswordField, Section, Select, Status, TextField, toast } from '@porchlight/ui'
import { Overtaken } from '#app/features/overtaken/overtaken.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { assistantWords } from '#app/lib/messages/staff/assistant.ts'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { pageRequest } from '#app/lib/request-context.ts'
import { markIn, useStepUpAction } from '../../use-step-up-action.tsx'
import type { Route } from './+types/assistant-page'
import { type AssistantFields, assistantBodyOf, assistantFieldsOf, assistantProblems } from './assistant-fields.ts'
import { ConnectionFrame } from './connection-frame.tsx'
import { ConnectionReason } from './connection-reason.tsx'
import { needsReason } from './fields.ts'
import { useConnectionRead } from './use-connection-read.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(connectionsNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings/ai-drafts`: the AI service that drafts replies for the team. */
const AssistantPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(connectionWords)
  const own = useWords(assistantWords)
  const shared = useWords(formWords)
  const { act, question } = useStepUpAction()
  const read = useConnectionRead('assistant', desk)
  const { assistant } = desk
  const form = useFields<AssistantFields>({
    values: assistantFieldsOf(assistant),
    problemsOf: (fields) => assistantProblems(assistant, fields, { ...own, reason: words.reasonShort }),
  })
  const save = async (fields: AssistantFields) => {
    const done = await act(
      () => api(saveAssistant, { body: { ...assistantBodyOf(fields), latestRead: read.latestRead } }),
      read.refused(markIn(form, shared.error)),
    )
    if (!done) return
    read.saved(done.latest.assistant)
    for (const name of ['key', 'reason'] as const) form.change(name, '')
    toast({ type: 'success', message: own.saved })
  }
  return (
    <ConnectionFrame kind="assistant" desk={desk}>
      {assistant.source === 'none' && <Status state="off">{own.off}</Status>}
      {assistant.source !== 'none' && (
        <Section title={words.state}>
          <p className="settings-note">{own.used({ number: assistant.usedToday, most: assistant.dailyLimit })}</p>
          {assistant.profileLimit > 0 && (
            <p className="settings-note">
              {own.profilesUsed({ number: assistant.profilesToday, most: assistant.profileLimit })}
            </p>
          )}
          {assistant.usedToday >= assistant.dailyLimit && (
            <Alert tone="warning" title={own.usedUp}>
              {own.usedUpText}
            </Alert>
          )}
        </Section>
      )}
      <div className="settings-told">
        <Alert tone="info">{own.sent}</Alert>
      </div>
      <form method="post" className="staff-form settings-form" noValidate onSubmit={form.submit(save)}>
        <Section title={own.provider}>
          <div className="staff-form">
            <Select
              label={own.way}
              emptyText={words.nothing}
              options={assistantProtocols.map((value) => ({ value, label: own.ways[value] }))}
              {...form.field('via')}
              onChange={(value) => {
                const via = value as AssistantFields['via']
                const isUsual = Object.values<string>(assistantUrls).includes(form.values.url)
                form.change('via', via)
                if (isUsual) form.change('url', assistantUrls[via])
              }}
            />
            <TextField
              type="url"
              label={own.address}
              hint={own.addressHint}
              required
              autoComplete="off"
              maxLength={300}
              {...form.field('url')}
            />
            <TextField
              label={own.model}
              hint={own.modelHint}
              required
              autoComplete="off"
              maxLength={120}
              {...form.field('model')}
            />
            <PasswordField
              label={own.key}
              hint={assistant.hasKey ? words.secretStored : own.keyHint}
              showLabel={words.showKey}
              hideLabel={words.hideKey}
              autoComplete="off"
              maxLength={500}
              {...form.field('key')}
            />
          </div>
        </Section>
        <Section title={own.cost} note={own.costNote}>
          <NumberField
            label={own.limit}
            min={1}
            max={5_000}
            words={{ unclear: own.limitInvalid }}
            {...form.field('dailyLimit')}
          />
        </Section>
        <Section title={own.profiles} note={own.profilesNote}>
          <NumberField
            label={own.profileLimit}
            hint={own.profileLimitHint}
            min={0}
            max={5_000}
            words={{ unclear: own.profileLimitInvalid }}
            {...form.field('profileLimit')}
          />
        </Section>
        {needsReason(assistant.source) && <ConnectionReason {...form.field('reason')} />}
        {read.isOvertaken && <Overtaken />}
        <div className="staff-acts">
          <Button type="submit" look="primary" busy={form.busy}>
            {own.check}
          </Button>
        </div>
        {question}
      </form>
    </ConnectionFrame>
  )
}
export default AssistantPage
