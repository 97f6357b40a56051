import { type ApprovalSettings, setExemption } from '@porchlight/contract'
import { Button, TextArea, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Records or ends the sole-operator exemption. */
export const Exemption = ({ settings: { exemption, hasSecondPerson } }: { settings: ApprovalSettings }) => {
  const teamZone = useTeamZone()
  const words = useWords(approvalWords)
  const { moment } = useFormats()
  const { act, question } = useStepUpAction()
  const form = useFields({
    values: { reason: '' },
    problemsOf: ({ reason }) => (reason.trim().length < 10 ? { reason: words.reasonShort } : {}),
  })
  if (!exemption && hasSecondPerson) return <p>{words.exemptionBlocked}</p>
  const save = async ({ reason }: { reason: string }) => {
    const done = await act(() => api(setExemption, { body: { exempt: !exemption, reason } }))
    if (done) toast({ type: 'success', message: words.saved })
  }
  return (
    <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
      <p data-content>
        {exemption
          ? words.exemptionNow({ name: exemption.person.name, since: moment(exemption.since, teamZone) })
          : words.exemptionNone}
      </p>
      <TextArea label={words.reason} rows={2} maxLength={500} required {...form.field('reason')} />
      <div className="staff-acts">
        <Button type="submit" busy={form.busy}>
          {exemption ? words.exemptionEnd : words.exemptionStart}
        </Button>
      </div>
      {question}
    </form>
  )
}
