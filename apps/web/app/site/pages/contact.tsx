import { sendInquiry } from '@porchlight/contract'
import { ButtonLink } from '@porchlight/ui'
import { organization } from '#app/features/content/content-schema.ts'
import { contentReader, documentOrNone, leadToMarkdown } from '#app/features/content/read-content.ts'
import type { PageHandle } from '#app/features/shell/site-shell.tsx'
import { api } from '#app/lib/api.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { pagesWords } from '#app/lib/messages/site/pages.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { spokenIn } from '#app/lib/meta.ts'
import { useSite } from '#app/lib/session.ts'
import type { Route } from './+types/contact'
import { MessageForm } from './message-form.tsx'
import { PageDocument } from './page-document.tsx'
import { contentMeta } from './page-head.ts'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  leadToMarkdown(request)
  const { api, query } = contentReader({ context, request })
  const shown = await documentOrNone(api, 'page', 'contact', query)
  const about = new URL(request.url).searchParams.get('about')?.trim().slice(0, 140)
  return { document: shown?.document ?? null, about: about ? `${about}\n\n` : '' }
}

export const headers = sameForEverybody

export const handle = { pictureFirst: true } satisfies PageHandle

export const meta = (args: Route.MetaArgs) =>
  contentMeta(args, {
    document: args.loaderData?.document ?? null,
    type: 'ContactPage',
    description: wordsIn(pagesWords, spokenIn(args)).contactLead,
    schema: (site) => [organization(site)],
  })

/** `/contact`: how to reach the team; hours, office, and map are blocks the team edits. */
export default function ContactPage({ loaderData: { document, about } }: Route.ComponentProps) {
  const words = useWords(pagesWords)
  const { contactEmail, contactPhone, legalName } = useSite()
  return (
    <PageDocument document={document} lead={words.contactLead}>
      <div className="wrap page-section page-split">
        <section>
          <h2 className="t-h2">{words.writeUs}</h2>
          <MessageForm
            asks="about"
            message={about}
            sent={words.form.sent}
            send={words.form.send}
            onSend={({ name, email, phone, about: topic, message }, traps) =>
              api(sendInquiry, {
                body: {
                  name: name.trim(),
                  email: email.trim(),
                  phone: phone.trim(),
                  kind: 'contact',
                  source: 'contact',
                  answers: [
                    { key: 'topic', values: [topic] },
                    { key: 'message', values: [message.trim()] },
                  ],
                  traps,
                },
              })
            }
          />
        </section>
        <aside className="page-aside">
          <h2 className="t-h3">{words.reachUs}</h2>
          <address>
            <p data-content>{legalName}</p>
          </address>
          <div className="page-acts">
            {contactPhone && (
              <ButtonLink icon="phone" href={`tel:${contactPhone.replaceAll(' ', '')}`}>
                {contactPhone}
              </ButtonLink>
            )}
            <ButtonLink look="primary" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </PageDocument>
  )
}
