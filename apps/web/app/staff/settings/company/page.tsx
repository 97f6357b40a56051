import '../../staff.css'
import '../settings.css'
import { companyNow } from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { companyWords } from '#app/lib/messages/staff/company.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useSite } from '#app/lib/session.ts'
import { SettingsHistory } from '../history.tsx'
import { useOwnSaves } from '../own-saves.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { CompanyForm } from './company-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => resultsOf(await context.get(pageRequest).api(companyNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/settings/company`: the legal entity that runs this installation. */
const CompanyPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(companyWords)
  const { timeZone } = useSite()
  const navigate = useNavigate()
  const saves = useOwnSaves()
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead title={words.title} lead={desk.company ? words.lead : words.newLead} />
      <CompanyForm
        key={saves.key}
        desk={desk}
        zone={timeZone}
        onSaved={(isFirst) => {
          saves.onSaved()
          if (isFirst) void navigate(href('/staff/settings/brands'))
        }}
      />
      <Section title={words.history}>
        <SettingsHistory changes={desk.history} />
      </Section>
    </>
  )
}
export default CompanyPage
