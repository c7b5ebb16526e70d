export const two = { game: 'solomino', players: 2 } as const;
export const three = { game: 'solomino', players: 3 } as const;
