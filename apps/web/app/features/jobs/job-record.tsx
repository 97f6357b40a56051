import './jobs.css'
import type { JobRecord } from '@porchlight/contract'
import { Section, Status } from '@porchlight/ui'
import { jobWords } from '#app/lib/messages/stay/jobs.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Files = JobRecord['before']

const Photos = ({ title, files, none }: { title: string; files: Files; none: string }) => (
  <div>
    <h3>{title}</h3>
    {files.length === 0 && <p className="muted t-small">{none}</p>}
    <p className="job-photos">
      {files.map(({ id, thumbnail, originalSrc, name }) => (
        <a key={id} href={originalSrc} target="_blank" rel="noreferrer">
          <img src={thumbnail ?? ''} alt={name} loading="lazy" />
        </a>
      ))}
    </p>
  </div>
)

/** Photos from before and after, side by side. */
export const JobPhotos = ({ job: { before, after } }: { job: JobRecord }) => {
  const words = useWords(jobWords)
  return (
    <Section title={words.photos}>
      <div className="job-sides">
        <Photos title={words.before} files={before} none={words.noPhotos} />
        <Photos title={words.after} files={after} none={words.noPhotos} />
      </div>
    </Section>
  )
}

/** The checklist with its done items, and the findings. */
export const JobFindings = ({ job: { checklist, found } }: { job: JobRecord }) => {
  const words = useWords(jobWords)
  return (
    <>
      {found && (
        <Section title={words.found}>
          <p className="job-text" data-content>
            {found}
          </p>
        </Section>
      )}
      {checklist.length > 0 && (
        <Section
          title={words.checklist}
          note={words.doneOf({ done: checklist.filter(({ done }) => done).length, all: checklist.length })}
        >
          <ul className="job-checks">
            {checklist.map(({ text, done, note }) => (
              <li key={text}>
                <Status state={done ? 'done' : 'waiting'}>
                  <span data-content>{text}</span>
                </Status>
                {note && <small data-content>{note}</small>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
