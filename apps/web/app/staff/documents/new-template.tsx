import '../staff.css'
import { addTemplate } from '@porchlight/contract'
import { PageHead, toast, UiLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import type { Route } from './+types/new-template'
import { TemplateForm } from './template-form.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/documents/templates/new`: a new template. */
const NewTemplatePage = () => {
  const words = useWords(staffDocumentsWords)
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/documents')}>{words.back}</UiLink>}
        title={words.newTemplate}
        lead={words.lead}
      />
      <TemplateForm
        kind="other"
        fields={[]}
        publish={async (written) => {
          const answer = await api(addTemplate, { body: written })
          if (!answer.ok) return answer.error.message
          toast({ type: 'success', message: words.published })
          await navigate(href('/staff/documents'))
          return undefined
        }}
      />
    </>
  )
}
export default NewTemplatePage
