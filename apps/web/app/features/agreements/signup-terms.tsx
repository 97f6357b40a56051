import { UiLink } from '@porchlight/ui'
import { signupWords } from '#app/lib/messages/account/signup.ts'
import { useWords } from '#app/lib/messages/words.ts'

const pages = {
  terms: '/terms',
  privacy: '/terms/privacy-policy',
  booking: '/terms/booking-agreement',
  promotion: '/terms/promotion-agreement',
  service: '/terms/service-agreement',
  concierge: '/terms/concierge',
  disputes: '/terms/dispute-resolution-center',
  compliance: '/compliance',
} as const

/** Opens in a new tab, so no input is lost. */
const linkTo = (page: keyof typeof pages) => (text: string) => (
  <UiLink className="inline-link" href={pages[page]} target="_blank" rel="noopener">
    {text}
  </UiLink>
)

/** Terms accepted at sign-up. */
export const SignupTerms = ({ className }: { className: string }) => {
  const words = useWords(signupWords)
  return (
    <p className={className}>
      {words.terms({
        terms: linkTo('terms'),
        privacy: linkTo('privacy'),
        booking: linkTo('booking'),
        promotion: linkTo('promotion'),
        service: linkTo('service'),
        concierge: linkTo('concierge'),
        disputes: linkTo('disputes'),
        compliance: linkTo('compliance'),
      })}
    </p>
  )
}
