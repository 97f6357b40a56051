import type { ContentFinding } from '@porchlight/contract'
import { Status } from '@porchlight/ui'
import { staffContentWords } from '#app/lib/messages/staff/content.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** What to check before publishing; required items first. */
export const Findings = ({ findings }: { findings: readonly ContentFinding[] }) => {
  const words = useWords(staffContentWords)
  const languages: Readonly<Record<string, string>> = words.languages
  return (
    <section className="content-findings" aria-live="polite">
      <h2 className="t-h3">{words.findingsTitle}</h2>
      {findings.length === 0 && <Status state="done">{words.noFindings}</Status>}
      <ul>
        {findings.map(({ code, blocks, language, block, about }) => (
          <li key={`${code} ${language} ${block} ${about}`}>
            <Status state={blocks ? 'broken' : 'waiting'}>{blocks ? words.required : words.suggested}</Status>
            <span>
              {words.findings[code]}{' '}
              <small className="muted">
                {[
                  language && languages[language],
                  block !== null && words.inBlock({ number: block + 1 }),
                  code === 'broken_link' && about,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
