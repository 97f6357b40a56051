import '../staff.css'
import { documentTemplate, reviseTemplate } from '@porchlight/contract'
import { PageHead, Section, toast, UiLink } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffDocumentsWords } from '#app/lib/messages/staff/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/template'
import { TemplateForm } from './template-form.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(documentTemplate, { params: { id: params.templateId } }))

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.template.title } : {})

/** `/staff/documents/templates/{id}`: a template's versions, and a form for the next. */
const TemplatePage = ({ loaderData: { template, versions } }: Route.ComponentProps) => {
  const words = useWords(staffDocumentsWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const navigate = useNavigate()
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/documents')}>{words.back}</UiLink>}
        title={template.title}
        lead={words.version({ version: template.version, date: date(dayOf(template.publishedAt)) })}
      />
      <TemplateForm
        key={template.version}
        known={template}
        kind={template.kind}
        fields={template.fields}
        publish={async (written, changes) => {
          const body = { ...written, changes, after: template.version }
          const answer = await api(reviseTemplate, { params: { id: template.id }, body })
          if (!answer.ok) return answer.error.message
          toast({ type: 'success', message: words.published })
          await navigate(href('/staff/documents'))
          return undefined
        }}
      />
      <Section title={words.versions}>
        <ul className="staff-payments">
          {versions.map(({ version, at, changes }) => (
            <li key={version}>
              <span className="staff-cell">
                {words.version({ version, date: date(dayOf(at)) })}
                {changes && <small data-content>{changes}</small>}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
export default TemplatePage
