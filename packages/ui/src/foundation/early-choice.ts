/** Fired at a field with a choice, or a group of them, once its handlers work: earlier choices can be reported. */
export const choiceReady = 'choice'

/** The ref of such a field or group. */
export const earlyChoice = (part: HTMLElement | null): void => {
  part?.dispatchEvent(new Event(choiceReady))
}
