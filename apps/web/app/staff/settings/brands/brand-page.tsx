import '../../staff.css'
import '../settings.css'
import { brandsNow, companyNow, deleteBrand } from '@porchlight/contract'
import { ConfirmButton, PageHead, toast } from '@porchlight/ui'
import { data, href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api as browserApi } from '#app/lib/api.ts'
import { brandWords } from '#app/lib/messages/staff/brands.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useStepUpAction } from '../../use-step-up-action.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/brand-page'
import { BrandForm } from './brand-form.tsx'
import { latestOf } from './fields.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { company } = resultsOf(await api(companyNow))
  const { brands, history } = resultsOf(await api(brandsNow))
  const brand = brands.find(({ id }) => id === params.brandId) ?? null
  if (params.brandId && !brand) throw data(null, { status: 404 })
  return {
    brand,
    taken: brands.map(({ id }) => id),
    company: company?.legalName ?? '',
    latestRead: latestOf(history, brand),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings/brands/new` and `/staff/settings/brands/{brandId}`: one brand, with its preview. */
const BrandPage = ({ loaderData: { brand, taken, company, latestRead } }: Route.ComponentProps) => {
  const words = useWords(brandWords)
  const navigate = useNavigate()
  const { act, question } = useStepUpAction()
  const back = () => void navigate(href('/staff/settings/brands'))
  const drop = async () => {
    if (!brand) return false
    const done = await act(() => browserApi(deleteBrand, { params: { brandId: brand.id } }))
    if (!done) return false
    toast({ type: 'success', message: words.deleted })
    back()
    return true
  }
  return (
    <>
      <SettingsCrumbs
        section={{ label: words.title, href: href('/staff/settings/brands') }}
        title={brand?.name ?? words.newTitle}
      />
      <PageHead
        title={brand ? <span data-content>{brand.name}</span> : words.newTitle}
        lead={brand ? words.brandLead : words.newLead}
        actions={
          brand &&
          !brand.isDefault && (
            <ConfirmButton
              look="bare"
              words={{
                title: words.deleteTitle({ name: brand.name }),
                consequence: words.deleteText,
                confirm: words.delete,
                cancel: words.keep,
                close: words.close,
              }}
              onConfirm={drop}
            >
              {words.delete}
            </ConfirmButton>
          )
        }
      />
      <BrandForm
        key={brand?.id ?? 'new'}
        brand={brand}
        taken={taken}
        company={company}
        latestRead={latestRead}
        onSaved={back}
      />
      {question}
    </>
  )
}
export default BrandPage
