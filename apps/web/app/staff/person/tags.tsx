import { mostPersonTags, type PersonProfile, tagPerson } from '@porchlight/contract'
import { api } from '#app/lib/api.ts'
import { TagsSection } from '../tags-section.tsx'

/** Short labels for finding a person in the list. */
export const Tags = ({ profile: { person, tags } }: { profile: PersonProfile }) => (
  <TagsSection
    key={tags.join()}
    tags={tags}
    most={mostPersonTags}
    save={(change) => api(tagPerson, { params: { id: person.id }, body: change })}
  />
)
