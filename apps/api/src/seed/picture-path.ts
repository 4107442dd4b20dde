export const picturePath = (key: string): string => `/media/${key}`;
