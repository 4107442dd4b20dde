export { VideoFacade, type VideoFacadeProps } from "./video-facade.tsx";
