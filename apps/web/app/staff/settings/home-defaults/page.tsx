import '#app/features/prices/pricing-form.css'
import '../../staff.css'
import '../charges.css'
import './defaults.css'
import { type HomeDefaultChange, homeDefaultsDesk, type ResultsOf } from '@porchlight/contract'
import { Alert, Button, EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { homeDefaultsWords } from '#app/lib/messages/staff/home-defaults.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { ChargeHistory } from '../charge-history.tsx'
import { useOwnSaves } from '../own-saves.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { ChangeHomes } from './change-homes.tsx'
import { DefaultReview, useDefaultReview } from './default-review.tsx'
import { SetDefault } from './set-default.tsx'
import { useValueText, ValueText } from './value-text.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(homeDefaultsDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

export type DefaultsDesk = ResultsOf<typeof homeDefaultsDesk>
type Props = { desk: DefaultsDesk }

/** A review started by a button in a table. */
const useReviewedAct = () => {
  const { revalidate } = useRevalidator()
  const review = useDefaultReview(revalidate)
  const [problem, setProblem] = useState('')
  const start = async (change: HomeDefaultChange) => setProblem((await review.start(change)) ?? '')
  const shown = problem && (
    <Alert tone="danger" live>
      {problem}
    </Alert>
  )
  return { review, start, problem: shown }
}

const Defaults = ({ desk: { defaults, levels } }: Props) => {
  const words = useWords(homeDefaultsWords)
  const { kinds, order } = useWords(staffGroupsWords)
  const textOf = useValueText(levels)
  const { review, start, problem } = useReviewedAct()
  return (
    <Section title={words.list}>
      <p className="muted">{order}</p>
      <Table
        caption={words.list}
        rows={defaults}
        rowKey={({ setting, group }) => `${setting} ${group?.id ?? ''}`}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          { id: 'setting', head: words.setting, cell: ({ setting }) => words.settings[setting] },
          {
            id: 'who',
            head: words.who,
            cell: ({ group }) => (group ? `${kinds[group.kind]}: ${group.name}` : words.company),
          },
          {
            id: 'value',
            head: words.value,
            cell: ({ setting, value }) => <ValueText lines={textOf(setting, value)} />,
          },
          { id: 'homes', head: words.homes, align: 'end', cell: ({ homes }) => homes },
          {
            id: 'actions',
            head: <span className="visually-hidden">{words.actions}</span>,
            align: 'end',
            cell: ({ setting, group }) => (
              <Button onClick={() => void start({ kind: 'remove', group: group?.id ?? null, setting })}>
                {words.remove}
              </Button>
            ),
          },
        ]}
      />
      {problem}
      <DefaultReview review={review} levels={levels} />
    </Section>
  )
}

const History = ({ desk: { history, levels } }: Props) => {
  const words = useWords(homeDefaultsWords)
  const { review, start, problem } = useReviewedAct()
  if (history.length === 0) return null
  return (
    <ChargeHistory
      title={words.history}
      changes={history}
      rowKey={({ id }) => id}
      describe={({ kind, setting, group, homes }) =>
        words.changes[kind]({ setting: words.settings[setting], who: group ?? words.company, homes })
      }
      action={{
        label: words.undo,
        of: ({ id, canUndo }) =>
          canUndo && <Button onClick={() => void start({ kind: 'undo', change: id })}>{words.undo}</Button>,
      }}
    >
      {problem}
      <DefaultReview review={review} levels={levels} />
    </ChargeHistory>
  )
}

/** `/staff/settings/home-defaults`: house rules, service level, and checklists that homes follow. */
const HomeDefaultsPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(homeDefaultsWords)
  const set = useOwnSaves()
  const changed = useOwnSaves()
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead title={words.title} lead={words.lead} />
      <Defaults desk={desk} />
      <SetDefault key={`set ${set.key}`} desk={desk} onSaved={set.onSaved} />
      <ChangeHomes key={`homes ${changed.key}`} desk={desk} onSaved={changed.onSaved} />
      <History desk={desk} />
    </>
  )
}
export default HomeDefaultsPage
