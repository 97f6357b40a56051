import { dateIn, endPromo, homeCards, promosInForce, setPromo } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, PageHead, toast, UiLink } from '@porchlight/ui'
import { data, href, useNavigate, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffPromosWords } from '#app/lib/messages/staff/promos.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { ChosenHome } from '../homes-field.tsx'
import type { Route } from './+types/edit'
import { fieldsOf, type PromoFields, promoOf } from './fields.ts'
import { PromoForm } from './promo-form.tsx'

const mostNamed = 100

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api: ask } = context.get(pageRequest)
  const { promos } = resultsOf(await ask(promosInForce))
  const promo = promos.find(({ code }) => code === params.code)
  if (!promo) throw data(null, { status: 404 })
  const ids = promo.homeIds.slice(0, mostNamed).join(',')
  const named = ids === '' ? [] : resultsOf(await ask(homeCards, { query: { ids } })).homes
  const names = new Map(named.map(({ id, name }) => [id, name]))
  // A home off the market is shown by its id.
  const homes = promo.homeIds.map((id): ChosenHome => ({ id, name: names.get(id) ?? `#${id}` }))
  return { promo, homes, today: dateIn(context.get(pageRequest).site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: args.params.code ?? '' })

/** Edits, pauses, or ends a promo code. */
export default function PromoPage({ loaderData: { promo, homes, today } }: Route.ComponentProps) {
  const words = useWords(staffPromosWords)
  const approvals = useWords(approvalWords)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { code, paused } = promo
  const params = { code }
  const send = async (
    fields: PromoFields,
    chosen: readonly ChosenHome[],
    { rests, version }: { rests: boolean; version: string | undefined },
  ) => {
    const answer = await api(setPromo, { params, body: { ...promoOf(fields, chosen, rests), version } })
    if (!answer.ok) return answer.error
    toast({ type: 'success', message: answer.results.outcome ? approvals.sent : words.saved })
    await revalidate()
    return undefined
  }
  const turn = async () => {
    const refusal = await send(fieldsOf(code, promo), homes, { rests: !paused, version: promo.version })
    if (!refusal) return
    toast({ type: 'danger', message: refusal.message })
    await revalidate()
  }
  const latest = async () => {
    const now = await api(promosInForce)
    return now.ok ? now.results.promos.find((one) => one.code === code)?.version : promo.version
  }
  const end = async () => {
    const answer = await api(endPromo, { params })
    if (!answer.ok) {
      toast({ type: 'danger', message: answer.error.message })
      return false
    }
    return navigate(href('/staff/promos'))
  }
  const acts = (
    <>
      <Button icon={paused ? 'play' : 'pause'} onClick={() => void turn()}>
        {paused ? words.resume : words.pause}
      </Button>
      <span className="staff-acts-end">
        <ConfirmButton
          look="danger"
          words={{
            title: words.endTitle({ code }),
            consequence: words.endText,
            confirm: words.end,
            cancel: words.keep,
            close: words.close,
          }}
          onConfirm={end}
        >
          {words.end}
        </ConfirmButton>
      </span>
    </>
  )
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/promos')}>{words.back}</UiLink>}
        title={code}
        lead={`${words.uses}: ${promo.mostUses === null ? promo.uses : words.usesOf({ uses: promo.uses, most: promo.mostUses })}`}
      />
      {paused && <Alert title={words.states.paused}>{words.pausedText}</Alert>}
      <PromoForm
        given={fieldsOf(code, promo)}
        homes={homes}
        today={today}
        known={{ version: promo.version, latest }}
        acts={acts}
        onSave={(fields, chosen, version) => send(fields, chosen, { rests: paused, version })}
      />
    </>
  )
}
