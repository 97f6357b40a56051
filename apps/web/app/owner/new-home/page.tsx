import { createOwnHome } from '@porchlight/contract'
import { PageHead, UiLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { AddressForm } from '#app/features/address/address-form.tsx'
import { NewHomeForm } from '#app/features/new-home/new-home-form.tsx'
import { api } from '#app/lib/api.ts'
import { newHomeWords } from '#app/lib/messages/owner/new-home.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/page'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/properties/new`: adds another home, whose setup follows. */
const OwnerNewHomePage = () => {
  const words = useWords(newHomeWords)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        over={<UiLink href={href('/owners/properties')}>{words.back}</UiLink>}
        title={words.title}
        lead={words.lead}
      />
      <NewHomeForm
        addressForm={AddressForm}
        create={({ name, address, pin }) => api(createOwnHome, { body: { name, address, pin } })}
        onCreated={(id) => navigate(href('/owners/property-details/:propertyId?', { propertyId: String(id) }))}
      />
    </>
  )
}
export default OwnerNewHomePage
