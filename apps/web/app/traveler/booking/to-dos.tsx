import { ButtonLink, Icon } from '@porchlight/ui'
import { travelerWords } from '#app/lib/messages/traveler/trips.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { leftOf, type Pending, placeOf, useToDos } from './use-to-dos.ts'

/**
 * The open to-dos, with the next one highlighted; only it has a primary button. After check-in, finished ones are left
 * out.
 */
export const ToDos = (pending: Pending) => {
  const words = useWords(travelerWords)
  const isHere = pending.booking.status === 'checked_in'
  const all = useToDos(pending)
  const toDos = isHere ? all.filter(({ state }) => state !== 'done') : all
  const { open, left } = leftOf(toDos)
  if (toDos.length === 0) return null
  return (
    <section className="trip-block" id="todo">
      <h2>{isHere ? words.todoHere : words.todo}</h2>
      <p className="trip-note">{isHere ? words.todoLeftHere({ left }) : words.todoLeft({ left, of: toDos.length })}</p>
      <ul className="trip-todos num">
        {toDos.map((toDo) => (
          <li key={toDo.title + toDo.text} data-state={toDo === open[0] ? 'next' : toDo.state}>
            <span className="trip-dot">{toDo.state === 'done' && <Icon name="check" size={15} />}</span>
            <div>
              <h3>{toDo.title}</h3>
              <p>{toDo.text}</p>
            </div>
            {toDo.action && (
              <ButtonLink look={toDo === open[0] ? 'primary' : 'quiet'} href={placeOf(toDo, pending.booking)}>
                {toDo.action}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
