import '../../staff.css'
import '../settings.css'
import '../../home/home.css'
import {
  addCancellationPolicy,
  cancellationPolicies,
  changeCancellationPolicy,
  type ListedPolicy,
  type OwnPolicy,
} from '@porchlight/contract'
import { Badge, Button, EmptyState, PageHead, Section, Table, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { describePolicy } from '#app/features/policies/describe-policy.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { homeTermsWords } from '#app/lib/messages/owner/home-terms.ts'
import { staffPoliciesWords } from '#app/lib/messages/staff/policies.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { PolicyForm, type Version } from './policy-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(cancellationPolicies))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** The policy being edited; `new` for one not created yet. */
type Edited = ListedPolicy | 'new' | undefined

/** `/staff/settings/cancellation`: the policies homes can choose in addition to the presets. */
const CancellationPage = ({ loaderData: { policies } }: Route.ComponentProps) => {
  const words = useWords(staffPoliciesWords)
  const terms = useWords(homeTermsWords)
  const at = useOfficeTime()
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Edited>()
  const done = async (message: string) => {
    toast({ type: 'success', message })
    setEdited(undefined)
    await revalidate()
  }
  const change = async ({ id, archived }: ListedPolicy, policy: OwnPolicy, version: Version, next = archived) => {
    const body = { policy, archived: next, version: version ?? undefined }
    const answer = await api(changeCancellationPolicy, { params: { id }, body })
    if (!answer.ok) return answer.error
    await done(words.saved)
    return undefined
  }
  const add = async (policy: OwnPolicy) => {
    const answer = await api(addCancellationPolicy, { body: policy })
    if (!answer.ok) return answer.error
    await done(words.added)
    return undefined
  }
  const archive = async (policy: ListedPolicy) => {
    const refusal = await change(policy, policy.policy, policy.version, !policy.archived)
    if (!refusal) return
    toast({ type: 'danger', message: refusal.message })
    await revalidate()
  }
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Button look="primary" onClick={() => setEdited('new')}>
            {words.add}
          </Button>
        }
      />
      {edited && (
        <Section title={edited === 'new' ? words.newTitle : words.editTitle({ name: edited.policy.name })}>
          <PolicyForm
            key={edited === 'new' ? 'new' : edited.id}
            known={policies.find(({ id }) => edited !== 'new' && id === edited.id)}
            save={(policy, version) => (edited === 'new' ? add(policy) : change(edited, policy, version))}
            cancel={() => setEdited(undefined)}
          />
        </Section>
      )}
      {policies.length === 0 && !edited && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
      {policies.length > 0 && (
        <Table
          caption={words.title}
          rows={policies}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              id: 'name',
              head: words.name,
              cell: ({ policy, archived }) => (
                <span className="staff-cell">
                  <span data-content>{policy.name}</span>
                  <small>{describePolicy(policy, terms)}</small>
                  {archived && <Badge>{words.archived}</Badge>}
                </span>
              ),
            },
            { id: 'homes', head: words.homes, align: 'end', cell: ({ homes }) => homes },
            {
              id: 'changed',
              head: words.changed,
              cell: ({ changedBy, changedAt }) => (
                <span className="staff-cell num">
                  {at(changedAt)}
                  {changedBy && <small data-content>{changedBy}</small>}
                </span>
              ),
            },
            {
              id: 'acts',
              head: words.acts,
              cell: (policy) => (
                <span className="staff-acts">
                  <Button size="small" onClick={() => setEdited(policy)}>
                    {words.edit}
                  </Button>
                  <Button size="small" onClick={() => void archive(policy)}>
                    {policy.archived ? words.restore : words.archive}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
export default CancellationPage
