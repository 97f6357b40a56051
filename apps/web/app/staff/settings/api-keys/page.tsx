import '../../staff.css'
import '../settings.css'
import { revokeStaffKey, type StaffKey, staffKeys } from '@porchlight/contract'
import { Badge, ButtonLink, EmptyState, PageHead, Table, toast } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { staffKeysWords } from '#app/lib/messages/staff/api-keys.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { PersonLink } from '../../person-link.tsx'
import { ReasonDialog } from '../../reason-dialog.tsx'
import { useStepUpAction } from '../../use-step-up-action.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context }: Route.LoaderArgs) => resultsOf(await context.get(pageRequest).api(staffKeys))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Revoke = ({ apiKey: { id, name, holder } }: { apiKey: StaffKey }) => {
  const words = useWords(staffKeysWords)
  const { act, question, asking } = useStepUpAction()
  const revoke = async (reason: string): Promise<boolean> => {
    const done = await act(() => api(revokeStaffKey, { params: { keyId: id }, body: { reason } }))
    if (done) toast({ type: 'success', message: words.revoked })
    return done !== undefined
  }
  return (
    <>
      <ReasonDialog
        act={words.revoke}
        title={words.revokeTitle({ name })}
        consequence={words.revokeText({ holder: holder.name })}
        look="danger"
        asking={asking}
        run={revoke}
      />
      {question}
    </>
  )
}

/** `/staff/settings/api-keys`: every active API key, its owner, and a way to revoke it. */
const ApiKeysPage = ({ loaderData: { keys } }: Route.ComponentProps) => {
  const words = useWords(staffKeysWords)
  const known: Readonly<Record<string, string>> = useWords(securityWords).keys.scopeNames
  const at = useOfficeTime()
  const when = (instant: string | null) => <span className="num">{instant ? at(instant) : words.never}</span>
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={<ButtonLink href={`${href('/account')}#safety`}>{words.make}</ButtonLink>}
      />
      <Table
        caption={words.title}
        rows={keys}
        rowKey={({ id }) => id}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'name',
            head: words.name,
            cell: ({ name, hint, scopes }) => (
              <span className="staff-cell" data-content>
                <b>{name}</b>
                <small>
                  {hint}… · {scopes.map((scope) => known[scope] ?? scope).join(', ')}
                </small>
              </span>
            ),
          },
          {
            id: 'holder',
            head: words.holder,
            cell: ({ holder }) => (
              <span className="staff-cell">
                <PersonLink id={holder.id}>{holder.name}</PersonLink> {holder.isStaff && <Badge>{words.staff}</Badge>}
              </span>
            ),
          },
          { id: 'made', head: words.made, cell: ({ madeAt }) => when(madeAt) },
          { id: 'used', head: words.used, cell: ({ lastUsedAt }) => when(lastUsedAt) },
          { id: 'expires', head: words.expires, cell: ({ expiresAt }) => when(expiresAt) },
          {
            id: 'acts',
            head: <span className="visually-hidden">{words.acts}</span>,
            cell: (apiKey) => <Revoke apiKey={apiKey} />,
          },
        ]}
      />
    </>
  )
}
export default ApiKeysPage
