/** Passes the partner on with a form. */
export const PartnerField = ({ partner }: { partner: string | null }) =>
  partner && <input type="hidden" name="via" value={partner} />
