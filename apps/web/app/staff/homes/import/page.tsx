import '../../staff.css'
import { PageHead, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { homeImportWords } from '#app/lib/messages/staff/home-import.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { ImportForm } from './import-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/homes/import`: homes from a file, previewed row by row before anything is saved. */
const ImportHomesPage = () => {
  const words = useWords(homeImportWords)
  const { timeZone } = useSite()
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/homes')}>{words.back}</UiLink>}
        title={words.title}
        lead={words.lead}
      />
      <ImportForm timeZone={timeZone} />
    </>
  )
}
export default ImportHomesPage
