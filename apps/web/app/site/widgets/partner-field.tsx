import type { WidgetPartner } from './partner-of.ts'

/** Passes the partner and their sub-ID along with a form. */
export const PartnerField = ({ partner }: { partner: WidgetPartner | null }) =>
  partner &&
  Object.entries(partner).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
