import './jobs.css'
import type { OwnerVendor } from '@porchlight/contract'
import { Status, type StatusState } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { vendorWords } from '#app/lib/messages/stay/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'

const marks: Record<OwnerVendor['documents'], StatusState> = { sound: 'done', ending: 'half', ended: 'broken' }

/** Whether a vendor's documents are current, and when each expires. */
export const VendorDocuments = ({ vendor }: { vendor: OwnerVendor }) => {
  const words = useWords(vendorWords)
  const { date } = useFormats()
  const { documents: state, insuredUntil, contractUntil } = vendor
  return (
    <span className="job-cell num">
      <Status state={marks[state]}>{words.states[state]}</Status>
      <small>{insuredUntil ? words.insuredUntil({ day: date(insuredUntil) }) : words.noInsurance}</small>
      {contractUntil && <small>{words.contractUntil({ day: date(contractUntil) })}</small>}
    </span>
  )
}

const named = 3

/** The homes a vendor serves: a few by name, and how many more. */
export const useHomesServed = () => {
  const words = useWords(vendorWords)
  return (homes: OwnerVendor['homes']): string => {
    const names = (some: OwnerVendor['homes']) => some.map(({ name }) => name).join(', ')
    if (homes.length <= named + 1) return names(homes)
    return words.others({ names: names(homes.slice(0, named)), number: homes.length - named })
  }
}
