import { changePrices, type PriceChangeInput, type PriceEffect, previewPrices } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { type ComponentProps, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PriceConcerns } from '#app/features/prices/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/prices/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUndo } from '../price-history.tsx'
import type { HomePrices } from '../year.ts'

/** The previewed effect of a change, with its warnings. */
export type PreviewedEffect = PriceEffect & { warnings: ComponentProps<typeof PriceConcerns> }

/** Props of every price form. */
export type PriceFormProps = { prices: HomePrices; onSaved: () => void }

/** A change is previewed, then saved; editing it requires a new preview. */
export const usePriceChange = ({ prices: { home, version }, onSaved }: PriceFormProps) => {
  const words = useWords(pricingEditorWords)
  const shared = useWords(ownerPricingWords)
  const { revalidate } = useRevalidator()
  const { undo } = useUndo(home.id)
  const [seen, setSeen] = useState<{ key: string; effect: PriceEffect }>()
  const concerns = usePriceConcerns()

  const refusal = ({ code, message }: { code: string; message: string }): string => {
    if (code === 'prices_changed') void revalidate()
    return code === 'prices_changed' ? shared.changedMeanwhile : message
  }
  const ask = (change: PriceChangeInput) => ({ params: { id: home.id }, body: { change, version } })

  const look = async (change: PriceChangeInput): Promise<string | undefined> => {
    const answer = await api(previewPrices, ask(change))
    if (!answer.ok) return refusal(answer.error)
    const key = JSON.stringify(change)
    setSeen({ key, effect: answer.results.effect })
    concerns.ask(key, answer.results.concerns)
    return undefined
  }
  const save = async (change: PriceChangeInput): Promise<string | undefined> => {
    const key = JSON.stringify(change)
    const missing = concerns.missing(key)
    if (missing) return missing
    const { params, body } = ask(change)
    const answer = await api(changePrices, { params, body: { ...body, confirm: concerns.confirmationOf(key) } })
    if (!answer.ok) {
      concerns.heard(key, answer.error)
      return refusal(answer.error)
    }
    const made = answer.results.version
    const action = { label: shared.undo, onPress: () => void undo(made) }
    toast({ type: 'success', message: words.saved, ...(version > 0 && { action }) })
    await revalidate()
    onSaved()
    return undefined
  }
  return {
    /** Effect of this change; undefined until previewed. */
    effectOf: (change: PriceChangeInput | null): PreviewedEffect | undefined => {
      const key = change && JSON.stringify(change)
      if (!key || seen?.key !== key) return undefined
      const { reason, onReason } = concerns
      return { ...seen.effect, warnings: { concerns: concerns.concernsOf(key), reason, onReason } }
    },
    /** Previews first, then saves the previewed change. Shows the reason if rejected. */
    go: (change: PriceChangeInput) => (seen?.key === JSON.stringify(change) ? save(change) : look(change)),
  }
}
