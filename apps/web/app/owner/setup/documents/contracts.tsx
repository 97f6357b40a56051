import type { documentsOfHome, HomeDocument, HomeSetup, ResultsOf } from '@porchlight/contract'
import { ButtonLink, Section, Status, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { DocumentState } from '#app/features/documents/state.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { documentWords } from '#app/lib/messages/owner/documents.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'

export type HomeDocumentsResult = ResultsOf<typeof documentsOfHome>

const pathOf = (homeId: number, templateId: number): string =>
  href('/owners/documents/:propertyId/:templateId', { propertyId: String(homeId), templateId: String(templateId) })

const Row = ({ document, homeId }: { document: HomeDocument; homeId: number }) => {
  const words = useWords(documentWords)
  const dayOf = useOfficeDay()
  const { date } = useFormats()
  const { title, templateId, signedAt, issuedAt, expiresOn } = document
  const dated = signedAt
    ? words.signedOn({ date: date(dayOf(signedAt)) })
    : words.since({ date: date(dayOf(issuedAt)) })
  return (
    <li>
      <span>
        <UiLink className="inline-link" href={pathOf(homeId, templateId)}>
          {title}
        </UiLink>
        <small>{[dated, expiresOn && words.until({ date: date(expiresOn) })].filter(Boolean).join(' · ')}</small>
      </span>
      <DocumentState {...document} />
    </li>
  )
}

const Offered = ({ given: { home, offered } }: { given: HomeDocumentsResult }) => {
  const words = useWords(documentWords)
  return offered.map(({ templateId, title }) => (
    <li key={templateId}>
      <span>
        <b>{title}</b>
        <small>
          <Status state="yours">{words.offered}</Status>
        </small>
      </span>
      <ButtonLink look="primary" size="small" href={pathOf(home.id, templateId)}>
        {words.read({ title })}
      </ButtonLink>
    </li>
  ))
}

/** Documents to sign first, then signed ones, each linked to its text. */
export const Contracts = ({ given, setup }: { given: HomeDocumentsResult; setup: HomeSetup }) => {
  const words = useWords(documentWords)
  const { home, documents, offered } = given
  const out = documents.filter(({ state }) => state === 'out')
  const signed = documents.filter(({ state }) => state === 'signed')
  const level = setup.home.mayChooseLevel && setup.home.serviceLevel === null
  return (
    <>
      <Section title={words.toSign}>
        {level && (
          <p>
            {words.chooseLevel}{' '}
            <UiLink
              className="inline-link"
              href={href('/owners/service-level/:propertyId?', { propertyId: String(home.id) })}
            >
              {words.toLevel}
            </UiLink>
          </p>
        )}
        {!level && out.length + offered.length === 0 && <p className="muted">{words.nothingToSign}</p>}
        {out.length + offered.length > 0 && (
          <ul className="document-rows">
            <Offered given={given} />
            {out.map((document) => (
              <Row key={document.id} document={document} homeId={home.id} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.signedTitle}>
        {signed.length === 0 && <p className="muted">{words.nothingSigned}</p>}
        {signed.length > 0 && (
          <ul className="document-rows">
            {signed.map((document) => (
              <Row key={document.id} document={document} homeId={home.id} />
            ))}
          </ul>
        )}
      </Section>
    </>
  )
}
