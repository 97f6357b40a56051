import { type LoggedPriceChange, undoPrices } from '@porchlight/contract'
import { Button, Section, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { priceConcernWords } from '#app/lib/messages/owner/price-concerns.ts'
import { ownerPricingWords } from '#app/lib/messages/owner/pricing.ts'
import { stayRulesWords } from '#app/lib/messages/owner/stay-rules.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { differenceText } from './change-texts.ts'
import type { HomePrices } from './year.ts'

/** Undoes the last price change of a home. */
export const useUndo = (homeId: number) => {
  const words = useWords(ownerPricingWords)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const undo = async (changeId: number) => {
    setBusy(true)
    const answer = await api(undoPrices, { params: { id: homeId, changeId } })
    if (answer.ok) toast({ type: 'success', message: words.undone })
    else {
      const { code, message } = answer.error
      toast({ type: 'danger', message: code === 'prices_changed' ? words.changedMeanwhile : message })
    }
    await revalidate()
    setBusy(false)
  }
  return { undo, busy }
}

const Change = ({ change, prices }: { change: LoggedPriceChange; prices: HomePrices }) => {
  const words = useWords(ownerPricingWords)
  const stays = useWords(stayRulesWords)
  const concerns = useWords(priceConcernWords)
  const formats = useFormats()
  const { undo, busy } = useUndo(prices.home.id)
  const at = formats.moment(change.at, prices.home.timeZone)
  return (
    <li className="pricing-change">
      <div>
        <p className="t-small muted">
          {words.by({ name: change.by ?? words.system, at })}
          {change.undoes !== null && ` · ${words.undoOf}`}
        </p>
        <ul>
          {change.differences.map((difference) => {
            const { what, nights, figures } = differenceText(difference, { prices: words, stays }, formats)
            return (
              <li key={`${difference.what} ${difference.name} ${difference.from}`}>
                <b>{what}</b> {nights && <span>{nights}</span>} {figures && <span className="num">{figures}</span>}
              </li>
            )
          })}
        </ul>
        {change.confirmed && <p className="t-small">{concerns.confirmed({ reason: change.confirmed.reason })}</p>}
      </div>
      {change.canUndo && (
        <Button
          size="small"
          icon="undo"
          busy={busy}
          aria-label={words.undoLabel({ at })}
          onClick={() => void undo(change.id)}
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}

/** Price changes, newest first. */
export const PriceHistory = ({ prices }: { prices: HomePrices }) => {
  const words = useWords(ownerPricingWords)
  return (
    <div id="changes">
      <Section title={words.changes} note={words.changesNote} className="pricing-changes">
        {prices.changes.length === 0 && <p className="muted">{words.noChanges}</p>}
        <ol>
          {prices.changes.map((change) => (
            <Change key={change.id} change={change} prices={prices} />
          ))}
        </ol>
      </Section>
    </div>
  )
}
