import type { SetupStep } from '@porchlight/contract'
import { Section, UiLink } from '@porchlight/ui'
import { useHomePaths } from '#app/lib/home-paths.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { staffHomesWords } from '#app/lib/messages/staff/homes.ts'
import { useWords } from '#app/lib/messages/words.ts'

const pages = [
  'property-details',
  'photos',
  'service-level',
  'marketing-channels',
  'utility-fee-settings',
  'lead-time',
  'pricing',
  'confirm-strategy',
] as const satisfies readonly SetupStep[]

/** The pages on which staff fill in what a step asks for. */
export const SetupLinks = ({ homeId }: { homeId: number }) => {
  const words = useWords(staffHomesWords)
  const { steps } = useWords(setupWords)
  const paths = useHomePaths()
  return (
    <Section title={words.stepPages}>
      <ul className="staff-payments">
        {pages.map((step) => (
          <li key={step}>
            <UiLink className="inline-link" href={paths.step(step, homeId)}>
              {steps[step]}
            </UiLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
