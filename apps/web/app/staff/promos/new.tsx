import { dateIn, promosInForce, setPromo, versionOfNone } from '@porchlight/contract'
import { PageHead, toast, UiLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffPromosWords } from '#app/lib/messages/staff/promos.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { ChosenHome } from '../homes-field.tsx'
import type { Route } from './+types/new'
import { emptyPromo, type PromoFields, promoOf } from './fields.ts'
import { PromoForm } from './promo-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { promos } = resultsOf(await context.get(pageRequest).api(promosInForce))
  return { inForce: promos.map(({ code }) => code), today: dateIn(context.get(pageRequest).site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A new promo code. Saving an existing name would replace it, so those are edited from the list. */
export default function NewPromoPage({ loaderData: { inForce, today } }: Route.ComponentProps) {
  const words = useWords(staffPromosWords)
  const approvals = useWords(approvalWords)
  const navigate = useNavigate()
  const save = async (fields: PromoFields, homes: readonly ChosenHome[]) => {
    const code = fields.code.trim().toUpperCase()
    const taken = { message: words.codeTaken, code: 'code_taken', required: ['code'] }
    if (inForce.includes(code)) return taken
    const body = { ...promoOf(fields, homes, false), version: versionOfNone }
    const answer = await api(setPromo, { params: { code }, body })
    // Someone else created it since this page was opened.
    if (!answer.ok) return answer.error.code === 'settings_changed' ? taken : answer.error
    toast({ type: 'success', message: answer.results.outcome ? approvals.sent : words.saved })
    await navigate(href('/staff/promos'))
    return undefined
  }
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/promos')}>{words.back}</UiLink>}
        title={words.newCode}
        lead={words.noneText}
      />
      <PromoForm given={emptyPromo} homes={[]} today={today} onSave={save} />
    </>
  )
}
