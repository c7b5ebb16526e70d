export const two = { game: 'solo', players: 2 } as const;
export const three = { game: 'solo', players: 3 } as const;
