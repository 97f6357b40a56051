import { Button } from '@porchlight/ui'
import { href } from 'react-router'
import { useCopy } from '#app/features/links/use-copy.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useSite } from '#app/lib/session.ts'

/** The address that brings guests with a partner's code. */
export const usePartnerAddress = () => {
  const { publicUrl } = useSite()
  return (code: string): string =>
    new URL(href('/book-a-property/:mapOrAffiliate?', { mapOrAffiliate: code }), publicUrl).href
}

type Props = { code: string; primary?: boolean; short?: boolean }

/** Copies a partner's link. */
export const CopyLink = ({ code, primary, short }: Props) => {
  const words = useWords(commissionWords)
  const addressOf = usePartnerAddress()
  const copy = useCopy()
  return (
    <Button
      {...(primary && { look: 'primary' as const })}
      {...(short && { size: 'small' })}
      icon="copy"
      aria-label={short ? words.copyOf({ code }) : undefined}
      onClick={() => copy(addressOf(code), words.copied)}
    >
      {short ? words.copy : words.copyLink}
    </Button>
  )
}
