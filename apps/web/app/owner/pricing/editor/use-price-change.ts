import { changePrices, type PriceChangeInput, type PriceEffect, previewPrices } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { pricingEditorWords } from '#app/lib/messages/owner/pricing-editor.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUndo } from '../changes.tsx'
import type { HomePrices } from '../year.ts'

/** What a form gives: its home's prices, and what follows once a change of them is saved. */
export type FormOfPrices = { prices: HomePrices; onSaved: () => void }

/** A change is looked at first and then saved; asked for otherwise, it is looked at anew. */
export const usePriceChange = ({ prices: { home, version }, onSaved }: FormOfPrices) => {
  const words = useWords(pricingEditorWords)
  const shared = useWords(ownerPricingWords)
  const { revalidate } = useRevalidator()
  const { undo } = useUndo(home.id)
  const [seen, setSeen] = useState<{ key: string; effect: PriceEffect }>()

  const refusal = ({ code, message }: { code: string; message: string }): string => {
    if (code === 'prices_changed') void revalidate()
    return code === 'prices_changed' ? shared.changedMeanwhile : message
  }
  const ask = (change: PriceChangeInput) => ({ params: { id: home.id }, body: { change, version } })

  const look = async (change: PriceChangeInput): Promise<string | undefined> => {
    const answer = await api(previewPrices, ask(change))
    if (!answer.ok) return refusal(answer.error)
    setSeen({ key: JSON.stringify(change), effect: answer.results.effect })
    return undefined
  }
  const save = async (change: PriceChangeInput): Promise<string | undefined> => {
    const answer = await api(changePrices, ask(change))
    if (!answer.ok) return refusal(answer.error)
    const made = answer.results.version
    const action = { label: shared.undo, onPress: () => void undo(made) }
    toast({ type: 'success', message: words.saved, ...(version > 0 && { action }) })
    await revalidate()
    onSaved()
    return undefined
  }
  return {
    /** What this change was seen to change; undefined until it was looked at. */
    effectOf: (change: PriceChangeInput | null): PriceEffect | undefined =>
      change && seen?.key === JSON.stringify(change) ? seen.effect : undefined,
    /** Looks first, saves what was looked at. Says why when it was refused. */
    go: (change: PriceChangeInput) => (seen?.key === JSON.stringify(change) ? save(change) : look(change)),
  }
}
