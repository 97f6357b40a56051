import '../staff.css'
import { createHomeFor } from '@porchlight/contract'
import { PageHead, UiLink } from '@porchlight/ui'
import { href, useNavigate, useSearchParams } from 'react-router'
import { AddressForm } from '#app/features/address/address-form.tsx'
import { NewHomeForm } from '#app/features/new-home/new-home-form.tsx'
import { api } from '#app/lib/api.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { StaffLink } from '../staff-link.tsx'
import type { Route } from './+types/new'
import { hasSample, SampleWarning } from './sample-warning.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({ isSample: await hasSample(context.get(pageRequest)) })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/homes/new`: creates a home for an owner, who finds it in their list. */
const StaffNewHomePage = ({ loaderData: { isSample } }: Route.ComponentProps) => {
  const words = useWords(newHomeWords)
  const people = useWords(staffPeopleWords)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/homes')}>{words.back}</UiLink>}
        title={words.title}
        lead={words.staffLead}
        actions={
          <StaffLink orNothing className="inline-link" href={href('/staff/people/new')}>
            {people.addOwner}
          </StaffLink>
        }
      />
      {isSample && <SampleWarning />}
      <NewHomeForm
        addressForm={AddressForm}
        asksOwner
        ownerEmail={search.get('owner') ?? ''}
        create={(body) => api(createHomeFor, { body })}
        onCreated={(id) => navigate(href('/staff/homes/:propertyId/property-details', { propertyId: String(id) }))}
      />
    </>
  )
}
export default StaffNewHomePage
