import { pipelineStages, programs } from '@porchlight/contract'
import { Button, Select, TextField } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PipelineFilter } from './pipeline-filter.ts'

/** Which applications and referred homes are listed. */
export const PipelineFilters = ({ filter }: { filter: PipelineFilter }) => {
  const { q, stage = '', program = '' } = filter
  const { pipelineFilters: words } = useWords(staffCommissionWords)
  const { find } = useWords(commissionWords)
  const names = useWords(partnerProgramWords).programs
  return (
    <Form
      method="get"
      action={href('/staff/partner-pipeline')}
      className="commission-filters"
      role="search"
      key={[q, stage, program].join(' ')}
    >
      <TextField label={words.search} name="q" defaultValue={q} maxLength={80} />
      <Select
        label={words.stage}
        name="stage"
        emptyText={words.anyStage}
        defaultValue={stage}
        options={[
          { value: '', label: words.anyStage },
          ...pipelineStages.map((value) => ({ value, label: words.stages[value] })),
        ]}
      />
      <Select
        label={words.program}
        name="program"
        emptyText={words.anyProgram}
        defaultValue={program}
        options={[{ value: '', label: words.anyProgram }, ...programs.map((value) => ({ value, label: names[value] }))]}
      />
      <Button views type="submit" icon="search">
        {find}
      </Button>
    </Form>
  )
}
