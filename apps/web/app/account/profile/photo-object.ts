/** What the queue calls a person’s photo. There is one person to a queue. */
export const photoObject = 'profile:photo'
