import { changePrices, type PriceChangeInput, type PriceEffect, previewPrices } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { type ComponentProps, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PriceConcerns } from '#app/features/price-concerns/price-concerns.tsx'
import { usePriceConcerns } from '#app/features/price-concerns/use-price-concerns.ts'
import { api } from '#app/lib/api.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUndo } from '../changes.tsx'
import type { HomePrices } from '../year.ts'

/** What a change was seen to change, with what is asked about it. */
export type SeenEffect = PriceEffect & { asked: ComponentProps<typeof PriceConcerns> }

/** What a form gives: its home's prices, and what follows once a change of them is saved. */
export type FormOfPrices = { prices: HomePrices; onSaved: () => void }

/** A change is looked at first and then saved; asked for otherwise, it is looked at anew. */
export const usePriceChange = ({ prices: { home, version }, onSaved }: FormOfPrices) => {
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
    /** What this change was seen to change; undefined until it was looked at. */
    effectOf: (change: PriceChangeInput | null): SeenEffect | undefined => {
      const key = change && JSON.stringify(change)
      if (!key || seen?.key !== key) return undefined
      const { reason, onReason } = concerns
      return { ...seen.effect, asked: { concerns: concerns.concernsOf(key), reason, onReason } }
    },
    /** Looks first, saves what was looked at. Says why when it was refused. */
    go: (change: PriceChangeInput) => (seen?.key === JSON.stringify(change) ? save(change) : look(change)),
  }
}
